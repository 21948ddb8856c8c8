/** The rest of the query, for a form that is sent without scripts. */
export const HiddenFields = ({ query }: { query: Record<string, string | undefined> }) =>
  Object.entries(query).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />);
