import { registerHooks } from 'node:module'
import { join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { projectFolder } from './folders.ts'

// dependency-cruiser reads TypeScript through the compiler's programming interface, which TypeScript 7 no longer has:
// it alone is given TypeScript 6.
registerHooks({
  resolve: (name, context, next) =>
    /^typescript($|\/)/.test(name) && context.parentURL?.includes('/dependency-cruiser/')
      ? next(name.replace(/^typescript/, '@typescript/typescript6'), context)
      : next(name, context),
})

export type Breach = { rule: string; from: string; to: string }
export type Edge = { from: string; to: string }

/** Walks the imports below a folder and names every breach of .dependency-cruiser.ts. */
export async function cruiseFolder(folder = projectFolder, roots = ['src', 'sandbox', 'db/demo', 'scripts', 'test']) {
  const { cruise } = await import('dependency-cruiser')
  const { default: ruleSet } = await import('../.dependency-cruiser.ts')
  const { output } = await cruise(
    roots,
    {
      baseDir: folder,
      ruleSet,
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: String.raw`[+]types/|[.](css|svg|woff2|json)` },
      enhancedResolveOptions: {
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'default', 'types'],
      },
    },
    { bustTheCache: true },
  )
  const { modules, summary } = output as ICruiseResult
  const breaches = summary.violations.map(({ rule, from, to }): Breach => ({ rule: rule.name, from, to }))
  const edges = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }): Edge => ({ from: source, to: resolved })),
  )
  return { breaches, edges, modules: modules.length, folder: join(folder) }
}
