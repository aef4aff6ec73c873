import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { keepServerCodeOut } from '#scripts/client-bundle.ts'

const KIT = /\/src\/(ui|platform|app\/shell)\/(?!staff)/
const ROOT = /\/src\/root\.tsx$/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), keepServerCodeOut()],
  build: { assetsInlineLimit: 0 },
  environments: {
    // What most pages share comes in one file, and what stands around all of them in another: a page names each file it
    // needs, and the router's list those of all pages.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'kit', test: KIT, minShareCount: 6 },
                { name: 'shell', test: ROOT },
              ],
            },
          },
        },
      },
    },
    // The house's own entry stands in for the framework's, so that web and worker share one module graph.
    ssr: { build: { rollupOptions: { input: './src/app/server.ts' } } },
  },
})
