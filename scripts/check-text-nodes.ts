/**
 * Refuses texts in components that share their parent with what comes and goes. Translators and extensions replace text
 * nodes, and React fails on a node that it remembers and that is no longer there.
 */
import { relative } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import ts from 'typescript'
import { findBareTexts } from './lib/text-nodes.ts'

const WORKSPACES = ['packages/ui', 'internal/back-office', 'apps/operator', 'apps/storefront']

const projects = WORKSPACES.map(workspace => {
  const { config } = ts.readConfigFile(inRoot(`${workspace}/tsconfig.json`), ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, inRoot(workspace))
})
const screens = projects
  .flatMap(({ fileNames }) => fileNames)
  .filter(file => /\/(src|app)\/.*\.tsx$/.test(file) && !/\.(test|stories|docs)\.tsx$|\/docs\//.test(file))
// One program, because most of its time goes into the types that the workspaces share.
const program = ts.createProgram(screens, projects.at(-1)!.options)
const texts = screens.flatMap(file => findBareTexts(program.getSourceFile(file)!, program.getTypeChecker()))

for (const { file, line, text } of texts)
  console.log(
    `${relative(inRoot('.'), file)}:${line} draws ${text} beside other children; put it into a <span>`,
  )
if (texts.length > 0) {
  console.log(`\n${texts.length} texts share their parent with other children.`)
  process.exit(1)
}
