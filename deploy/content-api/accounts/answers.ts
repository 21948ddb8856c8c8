import type { Language } from 'shared/i18n';
import { texts } from '../texts.ts';

/** What several operations answer; `message` is a sentence for the visitor. */
export interface Answer {
  isError: boolean;
  message: string;
}

type Texts = (typeof texts)[Language];

/** The answer that something succeeded, in a language. */
export const done = (what: keyof Texts['done'], language: Language): Answer => ({
  isError: false,
  message: texts[language].done[what],
});

/** The answer that something failed, in a language. */
export const failed = (why: keyof Texts['failed'], language: Language): Answer => ({
  isError: true,
  message: texts[language].failed[why],
});
