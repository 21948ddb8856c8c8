import { useTranslation } from 'react-i18next';
import { Picture } from 'shared/ui';
import { markedPieces } from '../../domain/marked.ts';
import type { Option, OptionGroup } from '../../domain/option-groups.ts';
import styles from './suggestions.module.css';
import type { useOptions } from './use-options.ts';

interface SuggestionsProps {
  groups: readonly OptionGroup[];
  options: ReturnType<typeof useOptions>;
  /** What is marked in the titles. */
  typed: string;
}

/** The options of all groups: one listbox for the keyboard, links for the mouse. */
export function SuggestionList({ groups, options, typed }: SuggestionsProps) {
  const { t } = useTranslation();
  const { list, reached, idOf } = options;
  if (options.count === 0) return null;
  let place = -1;
  return (
    <div id={list} className={styles.groups} role="listbox" aria-label={t('overlay.suggestions')}>
      {groups.map(({ key, name, nameLanguage, options: inside }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox
        <div key={key} className={styles.group} role="group" aria-label={name} data-group={key}>
          {key !== 'all' && (
            <p className={styles.name} lang={nameLanguage ?? undefined} aria-hidden="true">
              {name}
            </p>
          )}
          {inside.map((option) => {
            place += 1;
            return (
              <a
                key={option.path}
                id={idOf(place)}
                className={styles.option}
                role="option"
                aria-selected={place === reached}
                tabIndex={-1}
                href={option.path}
                data-full-navigation={key === 'all' ? true : undefined}
              >
                <Look option={option} />
                <Marked title={option.title} lang={option.titleLanguage} typed={key === 'all' ? '' : typed} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The picture of a product or the icon of a collection; the title beside it says what it shows. */
function Look({ option: { picture, icon } }: { option: Option }) {
  if (picture) return <Picture className={styles.picture} image={{ ...picture, alt: '' }} sizes="sample" />;
  return icon ? <img className={styles.icon} src={icon.url} alt="" width="24" height="24" /> : null;
}

interface MarkedProps {
  title: string;
  /** Its language, where that is not the page's. */
  lang?: string | null;
  typed: string;
}

/** A title with the typed words highlighted. */
const Marked = ({ title, lang, typed }: MarkedProps) => (
  <span lang={lang ?? undefined}>
    {markedPieces(title, typed).map(({ text, marked }, place) =>
      marked ? (
        <mark key={place} className={styles.mark}>
          {text}
        </mark>
      ) : (
        text
      ),
    )}
  </span>
);
