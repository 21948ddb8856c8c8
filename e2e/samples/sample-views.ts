import type { Manifest } from 'shared/release';
import { firstProduct } from 'shared/remote';
import { pictureLimits } from '../../deploy/registry/pictures/contract.ts';
import type { Subject } from '../compare/take-picture.ts';

/** A sample of a release, and what its picture is called in the console. */
export type SampleView = Subject & { title: string };

/** Fragments are shown on this page: those of every remote may stand there. */
const aroundFragments = '/fr';

/** The pages that a release names as its samples, then its fragments with the props that it names for them. */
export function sampleViews(remote: string, { samples }: Pick<Manifest, 'samples'>): SampleView[] {
  const pages = samples.addresses.map((path) => ({ title: path, path }));
  const fragments = Object.entries(samples.fragments).flatMap(([name, list]) =>
    list.flatMap((given) => {
      const [of, props] = [`${remote}/${name}`, JSON.stringify(given)];
      // Which product that is, the registry asks the content.
      if (props.includes(firstProduct)) return [];
      const title = props === '{}' ? of : `${of} ${props}`;
      return { title: title.slice(0, pictureLimits.name), path: aroundFragments, fragment: { of, props } };
    }),
  );
  return [...pages, ...fragments];
}
