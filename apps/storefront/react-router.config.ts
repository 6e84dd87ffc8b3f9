import type { Config } from '@react-router/dev/config'
import { placeElements } from './server/embed.ts'
import { precompress } from './server/precompress.ts'

export default {
  ssr: true,
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    // If split, the only client middleware would be one more file to load before every hydration.
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  buildEnd({ reactRouterConfig }) {
    const client = `${reactRouterConfig.buildDirectory}/client`
    placeElements(client)
    return precompress(client)
  },
} satisfies Config
