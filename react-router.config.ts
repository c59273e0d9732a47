import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The office is small: its routes come with its first page, and no request asks for more of them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
