import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { keepServerCodeOut } from './scripts/client-bundle.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), keepServerCodeOut()],
  build: { assetsInlineLimit: 0 },
  environments: {
    // The house's own entry stands in for the framework's, so that web and worker share one module graph.
    ssr: { build: { rollupOptions: { input: './src/app/server.ts' } } },
  },
})
