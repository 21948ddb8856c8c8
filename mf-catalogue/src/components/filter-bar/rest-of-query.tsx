/** What a form that is sent without scripts has to say beside its own field. */
export const RestOfQuery = ({ query }: { query: Record<string, string | undefined> }) =>
  Object.entries(query).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />);
