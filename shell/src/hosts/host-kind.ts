/** The two places over the page that show a fragment of any remote: in the middle (R120), or at the right side (R116). */
export type HostKind = 'popin' | 'overlay';
