import { problemOfCommand } from './commands.ts';
import { houseFigures } from './house.ts';
import { type Code, codeLines, codeWords, links } from './markdown.ts';
import { namesInOtherFiles, unknownMetrics, unknownScripts, unlikeSettings } from './names.ts';
import { problemOfLink, problemOfPath } from './paths.ts';
import { documents, read } from './repository.ts';
import { untestedRequirements, wrongCitations } from './requirements.ts';

/**
 * Part of `npm run check`: whether the documents tell the truth of commands, paths, names, settings, metrics and requirements;
 * it prints how large the house is.
 * Nothing that they name is run.
 */
const inDocuments = documents.flatMap((path) => {
  const text = read(path);
  const told = (code: Code[], problemOf: (text: string) => string | undefined) =>
    code.flatMap(({ line, text }) => {
      const problem = problemOf(text);
      return problem ? [`${path}:${line}: \`${text}\`: ${problem}`] : [];
    });
  return [
    ...told([...codeLines(text), ...codeWords(text)], problemOfCommand),
    ...told(codeWords(text), problemOfPath),
    ...told(links(text), (address) => problemOfLink(path, address)),
  ];
});
const problems = [
  ...inDocuments,
  ...wrongCitations(),
  ...untestedRequirements(),
  ...unlikeSettings(),
  ...unknownMetrics(),
  ...unknownScripts(),
  ...namesInOtherFiles(),
];
console.log(houseFigures());
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\nThe documents say ${problems.length} thing(s) that are not so.`);
  process.exitCode = 1;
}
