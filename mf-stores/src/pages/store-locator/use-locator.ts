import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { untilAnswered } from 'shared/browser';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import type { Bounds } from '../../domain/geometry.ts';
import type { Order } from '../../domain/order.ts';
import { defaultRadius, type Radius, searchArea } from '../../domain/search-area.ts';
import { storeZoom } from '../../domain/views.ts';
import type { MapTarget } from '../../map/map-props.ts';
import { type Geocoded, geocode, type Place } from '../../places/geocode.ts';
import { type LocateProblem, locate } from '../../places/locate.ts';
import { loadStores, type Store } from '../../stores/load-stores.ts';
import { type Found, type Search, storesIn, storesPerPage } from './find-stores.ts';

type LocatorProblem = Exclude<Geocoded, { place: Place }> | { problem: LocateProblem | 'no-answer' };
export type Locator = ReturnType<typeof useLocator>;

/** The state of the store locator: what is looked for, where, what is shown of it, and what can be done. */
export function useLocator(given: Found) {
  const platform = usePlatform();
  const { language } = platform;
  const [search, setSearch] = useState(given.search);
  const [area, setArea] = useState(given.area);
  const [target, setTarget] = useState<MapTarget | undefined>(given.search.place && { bounds: given.area.bounds });
  const [problem, setProblem] = useState<LocatorProblem | undefined>(given.problem);
  const [busy, setBusy] = useState<'search' | 'locate'>();
  const [selected, setSelected] = useState<string>();
  /** What the map showed before a store was chosen on it. */
  const [before, setBefore] = useState<Bounds>();
  const [limit, setLimit] = useState(given.page * storesPerPage);
  const { all, allOrFail } = useAllStores();
  const hasMapBegun = useRef(false);
  /** The search that began last. */
  const latest = useRef<symbol>(undefined);

  const { place } = search;
  const found = all ? storesIn(platform, all, area.bounds, search) : given.stores;

  const addressOf = ({ text, radius, order: by, place: at }: Search, page = 1) =>
    href(
      'store-locator',
      language,
      {},
      {
        place: text,
        radius: radius === defaultRadius ? undefined : String(radius),
        order: at && by === 'zip' ? by : undefined,
        page: page > 1 ? String(page) : undefined,
      },
    );

  function update(next: Search): void {
    setSearch(next);
    platform.enter(addressOf(next), { replace: true });
  }

  /** Shows the stores around a place; where the others cannot be fetched, the server does it. */
  async function goTo(next: Search & { place: Place }): Promise<void> {
    const stores = await allOrFail().catch(() => undefined);
    if (!stores) return platform.navigate(addressOf(next));
    const around = searchArea(next.place, next.radius, stores);
    update(next);
    setArea(around);
    setTarget({ bounds: around.bounds });
    setProblem(undefined);
    setSelected(undefined);
    setBefore(undefined);
    setLimit(storesPerPage);
  }

  /** Looks for an address; `known` is the suggestion that was chosen. */
  async function searchFor(text: string, radius: Radius, known?: Place): Promise<void> {
    if (busy) return;
    const mine = Symbol(text);
    latest.current = mine;
    if (!text.trim()) return update({ ...search, text: '', radius });
    setBusy('search');
    const waits = () => {
      if (latest.current !== mine) return;
      setProblem({ problem: 'no-answer' });
      setBusy(undefined);
    };
    try {
      const answer = known
        ? { place: known, alternatives: undefined }
        : await untilAnswered(() => geocode(platform, text), waits);
      if (latest.current !== mine) return;
      if ('place' in answer) return await goTo({ text, radius, order: 'nearest', ...answer });
      update({ text, radius, order: 'zip', alternatives: 'alternatives' in answer ? answer.alternatives : undefined });
      setProblem(answer);
    } finally {
      if (latest.current === mine) setBusy(undefined);
    }
  }

  /** Looks around the visitor, who has pressed the button for it; `label` is what that place is called. */
  async function locateMe(radius: Radius, label: string): Promise<void> {
    if (busy) return;
    latest.current = undefined;
    setBusy('locate');
    try {
      const answer = await locate();
      if ('point' in answer)
        await goTo({ text: '', radius, order: 'nearest', place: { label, text: '', ...answer.point } });
      else setProblem(answer);
    } finally {
      setBusy(undefined);
    }
  }

  return {
    search,
    problem,
    busy,
    selected,
    target,
    /** How far the nearest store is, in km, where none was within the radius. */
    widenedTo: area.widenedTo,
    stores: found.slice(0, limit),
    total: all ? found.length : given.total,
    markers: all ?? given.stores,
    canGoBack: before !== undefined,
    searchFor,
    locateMe,
    addressOf,
    moreAddress: addressOf(search, limit / storesPerPage + 1),
    more: () => setLimit(limit + storesPerPage),
    arrange: (by: Order) => update({ ...search, order: by }),
    widen: (radius: Radius) => (place ? goTo({ ...search, radius, place }) : update({ ...search, radius })),
    select: useCallback(
      (id: string) => {
        const store = (all ?? given.stores).find((one) => one.id === id);
        if (!store) return;
        setSelected(id);
        setBefore((bounds) => bounds ?? area.bounds);
        setTarget({ centre: store, zoom: storeZoom });
      },
      [all, given.stores, area],
    ),
    back() {
      if (before) setTarget({ bounds: before });
      setBefore(undefined);
      setSelected(undefined);
    },
    /** The map shows other bounds now; `byVisitor` where the visitor moved it. */
    moved: useCallback((bounds: Bounds, byVisitor: boolean) => {
      // How much the map shows at first depends on its size: the list that is being read is not exchanged for that.
      const isBeginning = !hasMapBegun.current && !byVisitor;
      hasMapBegun.current = true;
      if (isBeginning) return;
      setArea(({ widenedTo }) => ({ bounds, widenedTo: byVisitor ? undefined : widenedTo }));
    }, []),
    /** The maps service has come: it knows addresses that the server did not. */
    serviceCame() {
      if (problem?.problem === 'unknown') void searchFor(search.text, search.radius);
    },
  };
}

/** All stores, fetched after hydration; the page's state holds only those that its list begins with. */
function useAllStores() {
  const platform = usePlatform();
  const [all, setAll] = useState<Store[]>();
  const asked = useRef<Promise<Store[]>>(undefined);

  /** Fetches them again where it failed before. */
  const allOrFail = useCallback((): Promise<Store[]> => {
    asked.current ??= loadStores(platform).then(
      (stores) => {
        // In slices: the whole list is drawn anew, and nobody has asked for that.
        startTransition(() => setAll(stores));
        return stores;
      },
      (cause) => {
        asked.current = undefined;
        throw cause;
      },
    );
    return asked.current;
  }, [platform]);

  useEffect(() => {
    allOrFail().catch((cause) => console.info('The stores beyond the list could not be fetched', cause));
  }, [allOrFail]);

  return { all, allOrFail };
}
