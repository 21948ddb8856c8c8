/** What the shell lends. Props travel as JSON: plain data only. */
export interface Fragments {
  'shell/header': object;
  'shell/footer': object;
}

export const fragments = {
  'shell/header': { major: 1, content: false },
  'shell/footer': { major: 1, content: false },
} as const;

/** What happens once in the tab. */
export interface Events {
  'shell:navigated': { url: string; title: string };
  'shell:part-failed': { of: string; version: string; reason: string };
  'account:signed-in': { userId: string };
  'account:signed-out': Record<string, never>;
}

/** The major of each event: it changes when subscribers have to change. */
export const events = {
  'shell:navigated': 1,
  'shell:part-failed': 1,
  'account:signed-in': 1,
  'account:signed-out': 1,
} as const;
