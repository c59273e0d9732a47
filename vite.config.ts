import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0 },
  // The server loads what the office uses of its libraries, not the libraries whole.
  ssr: { noExternal: [/^@mantine\//, /^@tanstack\//, /^@floating-ui\//] },
})
