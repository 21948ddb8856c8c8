export interface ReleaseName {
  name: string;
  version: string;
}

/** `name@version`. */
export const releaseKey = ({ name, version }: ReleaseName): string => `${name}@${version}`;
