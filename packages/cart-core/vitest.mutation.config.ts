import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tables before properties: most mutants are found by a test that takes a millisecond, and the first failure ends it. */
class CheapFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isCostly = ({ moduleId }: TestSpecification) => Number(moduleId.includes('.properties.'))
    return (await super.sort(files)).sort((a, b) => isCostly(a) - isCostly(b))
  }
}

/** The Node half of the suite, with few cases a property: it runs once for each mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    // Loading the sources again for each file would take most of the time; no file leaves anything behind in them.
    isolate: false,
    include: ['test/**/*.test.ts'],
    exclude: ['**/*.browser.test.*'],
    sequence: { sequencer: CheapFirst },
    env: { PROPERTY_RUNS: '100' },
  },
})
