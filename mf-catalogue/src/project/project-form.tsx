import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Platform, usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { Button, Field } from 'shared/ui';
import { type ProjectChoice, type ProjectOptions, projectKeys } from '../domain/project-choice.ts';
import styles from './project-form.module.css';
import { ProjectOptionsDocument } from './project-options.generated.ts';

/** What the project configurator offers: surfaces, family situations and, by their headings, inspirations. */
export async function loadProjectOptions(platform: Platform): Promise<ProjectOptions> {
  const { projectInformations, inspirations } = await platform.content.query(ProjectOptionsDocument, {});
  const { surfaces, familySituations } = projectInformations;
  return {
    size: surfaces,
    status: familySituations,
    inspiration: inspirations.map(({ id, heading, headingLanguage }) => ({
      id,
      name: heading,
      nameLanguage: headingLanguage,
    })),
  };
}

interface ProjectFormProps {
  options: ProjectOptions;
  choice: ProjectChoice;
}

/** The three choices of a project; they lead to its address, without scripts too. */
export function ProjectForm({ options, choice }: ProjectFormProps) {
  const { t } = useTranslation();
  const { language, navigate } = usePlatform();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const query = Object.fromEntries(projectKeys.map((key) => [key, String(chosen.get(key) ?? '')]));
    void navigate(`${href('project', language, {}, query)}#result`);
  }

  return (
    <form className={styles.form} action={`${href('project', language)}#result`} onSubmit={submit}>
      {projectKeys.map((key) => (
        <Field key={key} label={t(`project.${key}`)}>
          {(control) => (
            <select {...control} name={key} defaultValue={choice[key]}>
              {options[key].map(({ id, name, nameLanguage }) => (
                <option key={id} value={id} lang={nameLanguage ?? undefined}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <Button type="submit">{t('project.submit')}</Button>
    </form>
  );
}
