/**
 * Advance widths of Public Sans in thousandths of the font size, measured in the cut font of src/assets/fonts.
 * Build-time label placement needs them: no browser is there to ask.
 */
const advances: Record<500 | 700, Record<string, number>> = {
  500: parse(
    'A715 B675 C697 D701 E625 F600 G740 H767 I290 J392 K692 L578 M895 N762 O742 P641 Q755 R682 S676 T600 U707 V681 W958 ' +
      'X696 Y624 Z646 a557 b600 c545 d600 e569 f396 g624 h581 i253 j270 k567 l310 m874 n582 o569 p599 q599 r397 s512 ' +
      "t397 u585 v509 w783 x571 y543 z485 -382 .237 ’240 '252",
  ),
  700: parse(
    'A726 B685 C718 D720 E635 F614 G759 H770 I307 J402 K717 L578 M918 N782 O761 P653 Q773 R696 S692 T617 U724 V704 W969 ' +
      'X717 Y667 Z670 a567 b608 c548 d608 e576 f397 g629 h592 i268 j289 k580 l329 m896 n593 o576 p607 q607 r413 s527 ' +
      "t416 u595 v521 w789 x588 y563 z496 -393 .270 ’262 '261",
  ),
};

/** Spaces, and the widest common letter for what the table lacks. */
const space = 239;
const unknown = 700;

function parse(table: string): Record<string, number> {
  return Object.fromEntries(table.split(' ').map((entry) => [entry.slice(0, 1), Number(entry.slice(1))]));
}

/** The width of a label in the units of `size`, without kerning (which only makes it narrower). */
export function labelWidth(text: string, size: number, weight: 500 | 700): number {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '');
  const sum = [...letters].reduce(
    (total, letter) => total + (letter === ' ' ? space : (advances[weight][letter] ?? unknown)),
    0,
  );
  return (sum * size) / 1000;
}
