/** The model's cases as squares, one column a month, those that pay for the year solid. The text beside it says the same. */
export function PaidByCases({ total, aMonth, paid }: { total: number; aMonth: number; paid: number }) {
  const months = total / aMonth;
  const squares = Array.from({ length: total }, (_, index) => ({ index, month: Math.floor(index / aMonth) }));
  return (
    <svg
      className="px-5 pt-9 pb-6 md:px-8"
      viewBox={`-1 -1 ${months * 20 - 2} ${aMonth * 20 - 2}`}
      role="img"
      aria-label={`${total} squares, one per case. ${paid} of them are solid: they pay all fees of the first year.`}
    >
      {squares.map(({ index, month }) => (
        <rect
          key={index}
          x={month * 20}
          y={(aMonth - 1 - (index % aMonth)) * 20}
          width="16"
          height="16"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          className={index < paid ? 'fill-data stroke-data' : 'fill-data-tint stroke-data'}
        />
      ))}
    </svg>
  );
}
