import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'test/**/*.test.ts',
      ...(process.env.STOA_SOAK ? ['test/**/*.soak.ts'] : []),
      // Needs a bucket: operations/media starts one.
      ...(process.env.MEDIA_URL ? ['test/media/*.suite.ts'] : []),
    ],
    globalSetup: ['test/global-setup.ts'],
    pool: 'forks',
    // One more than the cores of a small machine: tests also wait, for PostgreSQL and for time.
    maxWorkers: 3,
    // Test files share nothing but modules, which then load once for each worker: 1.5 CPU seconds less for every file.
    isolate: false,
    // Generous, for machines that are busy with other work. It costs nothing otherwise.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
