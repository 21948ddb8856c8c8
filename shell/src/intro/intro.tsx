const blades = 18;
/** In ms, from the first blade to the last. */
const spread = 300;

/**
 * The intro: blades with the brand's name over the page, which stays usable beneath. It plays from the first paint, by styles
 * alone (`intro.css`), where the script of the document has said so (`deploy/gateway/compose/inline-scripts.ts`).
 */
export function Intro({ name }: { name: string }) {
  return (
    <div id="intro" className="intro" aria-hidden="true">
      {Array.from({ length: blades }, (_, index) => (
        <span
          key={index}
          className="intro-blade"
          style={{ animationDelay: `${550 + Math.round((index * spread) / (blades - 1))}ms` }}
        />
      ))}
      <span className="intro-logo">
        <span className="intro-word" data-name={name} />
      </span>
    </div>
  );
}
