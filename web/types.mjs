/** Makes the client's types from the schemas in schema/, which `python -m hexagora.server.schema` writes. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { compileFromFile } from 'json-schema-to-typescript';

const target = 'src/generated';
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const file of readdirSync('schema')) {
  const text = await compileFromFile(`schema/${file}`, {
    additionalProperties: false,
    bannerComment: '/** Made from the schema of the same name; `npm run types` makes it again. */',
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
    unreachableDefinitions: true,
  });
  writeFileSync(`${target}/${file.replace('.json', '.ts')}`, text);
}
