import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { keepServerCodeOut } from '#scripts/client-bundle.ts'

const ROUTER = /\/node_modules\/(react|react-dom|react-router|scheduler)\//
const KIT = /\/src\/(ui|platform|app\/shell)\/(?!staff|upload|data-table|gallery)/
const UPLOADS = /\/src\/ui\/upload\//
const FORMS =
  /\/src\/(ui|platform)\/(.*-field|field-frame|file-picker|checkbox|radio-group|select|text|text-area|send-button|form-fields)\.tsx?$/
const SHELVES =
  /\/src\/(ui\/(course-card|carousel|use-carousel|pagination|page-range|column|chip|skeleton|empty-state|under-drawing)|domains\/catalogue\/(paths|terms|ui\/(course-shelf|course-grid|listed-card|use-course-contents)))\.tsx?$/
const LESSONS =
  /\/src\/(domains\/(learning\/(continuation|((bookmarks|progress)\/)?ui)|plans\/ui\/(subscription|purchase)-popup|accounts\/ui\/sign-up)|ui\/(toast|title-block)|platform\/file-link)/
const ROOT = /\/src\/root\.tsx$/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), keepServerCodeOut()],
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    // What most pages share comes in one file, what forms and what shelves of courses are made of in two more, and what
    // stands around all pages in another: a page names each file it needs, and the router's list those of all pages.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'router', test: ROUTER, priority: 4 },
                { name: 'forms', test: FORMS, minShareCount: 6, priority: 1 },
                { name: 'shelves', test: SHELVES, minShareCount: 3, priority: 1 },
                {
                  name: 'kit',
                  test: (id) => KIT.test(id) && !FORMS.test(id) && !SHELVES.test(id),
                  minShareCount: 12,
                  priority: 2,
                },
                { name: 'shell', test: ROOT, priority: 3 },
                { name: 'uploads', test: UPLOADS, minShareCount: 3 },
                { name: 'lessons', test: LESSONS, minShareCount: 3 },
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
