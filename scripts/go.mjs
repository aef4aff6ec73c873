// The first step of every npm command. It runs on whatever Node the machine has, so it is plain JavaScript without
// dependencies: it installs what is missing and hands over to the Node that the lockfile pins.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...rest] = process.argv.slice(2)
const commands = [
  'start',
  'dev',
  'test',
  'check',
  'pictures',
  'browsers',
  'bench',
  'demo-large',
  'schema',
  'serve',
  'school',
]

if (!commands.includes(command)) stop(`Egaku knows these commands: ${commands.join(', ')}.`)
if (!atLeast(process.versions.node, 20, 19))
  stop(`Egaku needs Node 20.19 or newer to begin; this is Node ${process.versions.node}.`)
if (!isInstalled()) await install()
handOver(findNode())

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

function atLeast(version, major, minor) {
  const [a, b] = version.split('.').map(Number)
  return a > major || (a === major && b >= minor)
}

/** What npm noted about node_modules says the same as the lockfile; an interrupted install leaves no note. */
function isInstalled() {
  const note = join(project, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const wanted = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(note, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || (present[path] ? present[path].version === entry.version : entry.optional),
  )
}

async function install() {
  const begun = Date.now()
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`
  console.log('packages    installing (about a minute, once) …')
  const tick = setInterval(() => console.log(`packages    still installing, ${seconds()}`), 15_000)
  // npm's own notices are about the machine's settings, not about Egaku; errors still show.
  const flags = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const child = spawn(npm[0], [...npm.slice(1), ...flags], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  const code = await new Promise((answer) => child.once('exit', answer).once('error', () => answer(127)))
  clearInterval(tick)
  if (code !== 0) stop(`The packages could not be installed (npm ci ended with ${code}).`)
  console.log(`packages    installed in ${seconds()}`)
}

function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const folder = join(project, 'node_modules', `node-${platform}-${process.arch}`, 'bin')
  const pinned = join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(pinned) && spawnSync(pinned, ['-v']).status === 0) return pinned
  if (atLeast(process.versions.node, 22, 22)) return process.execPath
  return stop(
    `There is no ready-made Node 24 for ${process.platform} ${process.arch}: please install Node 24 (or 22.22 or newer); this is ${process.versions.node}.`,
  )
}

function handOver(node) {
  const path = [dirname(node), join(project, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const script = join(project, 'scripts', `${command}.ts`)
  // The open channel tells the child when this process is killed without a chance to say goodbye.
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...rest], {
    cwd: project,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // What was compiled once is read again: a house stands in two thirds of the time. And its threads share two places
    // that they take memory from, where each kept what it had once used: a quarter less is held under load.
    env: {
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: join(process.env.EGAKU_DATA || join(project, '.data'), 'compiled'),
      ...process.env,
      PATH: path,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm may be killed without a chance to pass that on: then this process belongs to nobody, and ends what it began.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  child.once('error', (error) => stop(`Node could not be started: ${error.message}`))
  child.once('exit', (code, signal) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name)
    if (signal) process.kill(process.pid, signal)
    else process.exit(code ?? 1)
  })
}
