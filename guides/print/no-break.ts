import type { NoBreaks } from '../../src/copy/no-break.ts';

/** The columns of a printed guide are narrow. */
export const inGuides: NoBreaks = {
  joined: [
    // Citations: “145 So. 3d 60,” “Troxel v. Granville,” “Opinion 496,” “MCL 722.23,” “750 ILCS.”
    /\d+ [A-Z]\w*\.[\w.]* (App\. )?(\d\w+ )?\d+/g,
    / v\. /g,
    / (?=\(?§|Opinion \d|L\. \d|seq\.|Comment \[|to -\d|-\d)/g,
    /^ to $|\bpages? $|^[\dA-Z][\w.]*\. /g,
    // A figure with its sign, its unit, or the word before it.
    /(?:[§&÷]|\bpages?|\b[A-Z][\w.]*) (?=[\d[$])/g,
    /\d (?=[a-z÷]|ILCS|NYCRR|U\.S\.C|C\.F\.R|Pa\.C\.S)/g,
  ],
  // Any word with a hyphen, a slash, or a parenthesis inside.
  whole: [/(\S*[\w)][-–/(][\w(]\S*)/],
};
