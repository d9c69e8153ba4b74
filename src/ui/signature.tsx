/** Three hands, drawn in a box of 160 by 44. */
const hands = {
  upright:
    'M14 6c1 10-1 22-3 31M34 5C27 13 19 19 12 22c7 2 13 8 23 15 4 2 7-2 9-9 1-3 5-4 6-1 1 4-4 9-5 5 0-5 7-6 9-3 2 2 3 4 6 1M76 8c2 9 5 20 9 28 3-9 7-20 13-29-2 11-5 27-1 28 4 0 6-9 9-9s2 9-1 9-1-9 4-8 6 1 7-1c-2 4 5 5 1 9-3 1-5 0-4-2 3 2 8-4 10-6-2 4 4 6 0 9',
  slanted:
    'M6 34c7 6 17-1 21-14 2-7 5-14 8-14-4 1-9 1-13 0M34 24c-4 8 2 11 6 1-3 9 1 11 5 3M52 6C48 17 44 29 45 32c2 3 6-4 8-7 0 5-1 8 3 6M58 26c6-3 4-7 1-4-4 5-1 12 6 7M66 33c1-6 4-12 5-9 0 4-2 8 1 8M80 37C84 22 91 8 94 7c2 0-1 12-2 21C97 18 104 5 108 5c1 4-8 21-5 28 2 4 9-10 12-9-5 3-6 10-3 10s4-8 6-10c-1 6 2 3 5 0-2 4-3 7 0 8M8 41c38-4 88-5 143-1',
  round:
    'M11 7c-9 12-3 30 2 28 3-1-2-9 2-10s7 5 10 3c-5-6 4-9 3 0 2 5 5 0 6-6-1 5 0 9 4 6 2-2 2-6 5-6-2 5 1 8 4 4 1-3 5-4 5-1-6 0-5 7-1 6M64 5c-2 11-2 24 1 28 5 3 7-14 10-14 1 5-1 15 4 14 8-3 9-18 11-27-4 12-8 27-4 28 3 0 4-9 8-8 1 3-3 8 1 8 3 0 4-5 6-8 0 5 1 10 5 6M108 9c-3 10-5 21-3 24 3 3 7-4 8-9M103 18c7 0 14-1 20-3M116 33c3-6 4-19 9-22 3 0-8 23-3 23 4-1 5-9 9-9-3 2-3 9 0 8s3-6 6-9',
} as const;

/** A signature. The name is printed beside it, so this is decorative. */
export const Signature = ({ hand, className }: { hand: keyof typeof hands; className?: string }) => (
  <svg
    viewBox="0 0 160 44"
    width="160"
    height="44"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
  >
    <path d={hands[hand]} />
  </svg>
);
