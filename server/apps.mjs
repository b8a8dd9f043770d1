// Writes what is made from the folders in src/ministry-apps: `node apps.mjs` after a folder was added, renamed or removed,
// or after heights.json has changed. The files are committed; a test compares them with the folders.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const appsFolder = join(here, 'src/ministry-apps');
const made = '// Made by `npm run apps` from the folders beside it. Do not edit.\n';

/** The generated files by path: what they should be. */
export function generatedFiles() {
  const folders = readdirSync(appsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(appsFolder, entry.name, 'catalogue.ts')))
    .map(({ name }) => name)
    .sort();
  const built = folders.filter((name) => existsSync(join(appsFolder, name, 'index.ts')));
  return {
    [join(appsFolder, 'catalogue.generated.ts')]: [
      `${made}${folders.map((name) => `import { catalogue as ${camel(name)} } from './${name}/catalogue.ts';`).join('\n')}`,
      '',
      `export const catalogues = [\n${folders.map((name) => `  ${camel(name)},`).join('\n')}\n];`,
      '',
    ].join('\n'),
    [join(appsFolder, 'apps.generated.ts')]: [
      `${made}${built
        .map(
          (name) =>
            `import { ${camel(name)} } from './${name}/index.ts';\nimport ${camel(name)}Sample from './${name}/sample.json' with { type: 'json' };`,
        )
        .join('\n')}`,
      '',
      `export const apps = [${built.map(camel).join(', ')}];`,
      '',
      `export const samples = [${built.map((name) => `${camel(name)}Sample`).join(', ')}];`,
      '',
    ].join('\n'),
    [join(appsFolder, 'guidance.generated.ts')]: guidanceIndex(
      built.filter((name) => existsSync(join(appsFolder, name, 'data/guidance.ts'))),
    ),
    [join(here, '../portal/src/ui/app-heights.css')]: heightsCss(built),
  };
}

/** The tables of guidance that apps have, by the app's folder. */
function guidanceIndex(names) {
  const imports = names.map((name) => `import { guidance as ${camel(name)} } from './${name}/data/guidance.ts';`);
  const rows = names.map((name) => `  '${name}': ${camel(name)},`);
  return `${made}${imports.join('\n')}\n\nexport const guidance = {\n${rows.join('\n')}\n};\n`;
}

/** The space that our own pages keep for each app before its frame has loaded, by the width of the container. */
function heightsCss(built) {
  const apps = built.map((name) => ({
    id: /\bid: '([^']+)'/.exec(readFileSync(join(appsFolder, name, 'catalogue.ts'), 'utf8'))[1],
    ...JSON.parse(readFileSync(join(appsFolder, name, 'heights.json'), 'utf8')),
  }));
  const rules = (width, indent = '') =>
    apps
      .map((app) => `${indent}ministry-app[app="${app.id}"] {\n${indent}  min-height: ${app[width]}px;\n${indent}}`)
      .join('\n');
  return `/* Made by \`npm run apps\` from the heights.json of each app. Do not edit. */\n${rules('narrow')}
@container (min-width: 480px) {\n${rules('medium', '  ')}\n}
@container (min-width: 840px) {\n${rules('wide', '  ')}\n}\n`;
}

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, content] of Object.entries(generatedFiles())) writeFileSync(path, content);
}
