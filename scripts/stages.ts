import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inProject } from './folders.ts'

export type Outcome = { passed: number; failed: number; output: string }
export type Stage = { name: string; run(): Promise<Outcome> }

const results = inProject('test-results')
const children = new Set<ReturnType<typeof spawn>>()

/** A stage that is one statement about the project: it holds, or it says why not. */
export function statement(name: string, prove: () => Promise<string[]> | string[]): Stage {
  return {
    name,
    async run() {
      const faults = await Promise.resolve()
        .then(prove)
        .catch((error: Error) => [error.message])
      writeReport(name, faults)
      return { passed: faults.length ? 0 : 1, failed: faults.length ? 1 : 0, output: faults.join('\n') }
    },
  }
}

/** A stage that is a tool: it says nothing when all is well. */
export const tool = (name: string, ...command: string[]) =>
  statement(name, async () => {
    const { code, output } = await runTool(command)
    return code === 0 ? [] : [output]
  })

/** A stage that is many tests, counted from the JUnit file it writes. */
export function tests(name: string, command: string[], before?: () => unknown): Stage {
  const report = `${results}/${name}.xml`
  return {
    name,
    async run() {
      try {
        before?.()
      } catch (error) {
        return { passed: 0, failed: 1, output: (error as Error).message }
      }
      rmSync(report, { force: true })
      const { code, output } = await runTool(command)
      const { passed, failed } = countReport(report)
      // A run that breaks off before its tests, or after them, has failed too.
      const broken = failed === 0 && (code !== 0 || passed === 0)
      return { passed, failed: broken ? 1 : failed, output }
    },
  }
}

/** Runs one of the project's tools with the Node that runs us. */
export function runTool([bin, ...args]: string[]) {
  const child = spawn(process.execPath, [inProject('node_modules', bin!), ...args], {
    cwd: inProject(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  })
  children.add(child)
  const patience = setTimeout(() => child.kill('SIGKILL'), 50 * 60_000)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return new Promise<{ code: number | null; output: string }>((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => {
      clearTimeout(patience)
      children.delete(child)
      done({ code, output })
    })
  })
}

export async function endTools() {
  for (const child of children) child.kill('SIGTERM')
}

/** Skipped tests count as failed: nothing is left out quietly. */
function countReport(file: string) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const cases = readFileSync(file, 'utf8').matchAll(/<testcase\b[^>]*?(?:\/>|>([\s\S]*?)<\/testcase>)/g)
  const outcomes = [...cases].map(([, inside = '']) => !/<(failure|error|skipped)\b/.test(inside))
  const passed = outcomes.filter(Boolean).length
  return { passed, failed: outcomes.length - passed }
}

function writeReport(name: string, faults: string[]) {
  mkdirSync(results, { recursive: true })
  const inside = faults.length ? `<failure>${escapeXml(faults.join('\n'))}</failure>` : ''
  writeFileSync(
    `${results}/${name}.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites><testsuite name="${name}" tests="1" failures="${faults.length ? 1 : 0}">` +
      `<testcase classname="${name}" name="${name}">${inside}</testcase></testsuite></testsuites>\n`,
  )
}

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
