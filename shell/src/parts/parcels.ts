import { type Parcel, type ParcelConfig, registerApplication } from 'single-spa';

/** What single-spa hands to an application: it mounts parcels that belong to it. */
interface ParcelOwner {
  mountParcel<Props>(config: ParcelConfig<Props>, props: { domElement: HTMLElement } & Props): Parcel<Props>;
}

let give: (owner: ParcelOwner) => void;
const given = new Promise<ParcelOwner>((resolve) => {
  give = resolve;
});

/**
 * Registers the application that owns every fragment of the document; it is always active and shows nothing.
 * (single-spa 6.0.3 never forgets a parcel that was mounted with `mountRootParcel`: each page would leak its fragments.)
 */
export function registerFragmentOwner(): void {
  const nothing = async () => {};
  registerApplication({
    name: 'fragments',
    app: { bootstrap: nothing, mount: async (owner: ParcelOwner) => give(owner), unmount: nothing },
    activeWhen: () => true,
  });
}

/** The application whose parcels the fragments are, once single-spa has started. */
export const fragmentOwner = (): Promise<ParcelOwner> => given;
