/** Narrow screens show the first of them. */
const letters = [...'ABCDEFGHIJKLMNOPRSTUVW'];
const pulled = 'D';

/** A drawer of ruled index cards, seen from the front; one is pulled. */
export function CardIndexDrawing() {
  return (
    <ul className="frieze drawer" aria-hidden="true">
      {letters.map((letter) => (
        <li key={letter} className={letter === pulled ? 'on' : undefined}>
          {letter}
        </li>
      ))}
    </ul>
  );
}
