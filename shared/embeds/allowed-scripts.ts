/** A script of a third party that the block `Html` may run, in a frame and after consent (C55). */
export interface AllowedScript {
  /** Its address, whole. */
  script: string;
  /** What the frame may reach because of it. */
  hosts: readonly string[];
  /** The attributes by which a `<figure>` says what the script is to show in it. */
  attributes: readonly string[];
}

/** All of them. What content asks for beyond this list is not run. */
export const allowedScripts: readonly AllowedScript[] = [
  {
    script: 'https://player.vimeo.com/api/player.js',
    // The script asks vimeo.com how to show a film.
    hosts: ['https://player.vimeo.com', 'https://*.vimeocdn.com', 'https://vimeo.com'],
    attributes: ['data-vimeo-id', 'data-vimeo-url'],
  },
];

/** Those among the addresses that are on the list. */
export const allowedAmong = (addresses: readonly string[]): AllowedScript[] =>
  allowedScripts.filter(({ script }) => addresses.includes(script));
