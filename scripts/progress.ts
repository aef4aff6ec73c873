const width = 12

/** One line for each thing that is done, with its seconds; `tell` renews the line while it lasts. */
export async function step<T>(name: string, work: (tell: (line: string) => void) => Promise<T>): Promise<T> {
  const begun = performance.now()
  const write = (text: string, end: string) => process.stdout.write(`${name.padEnd(width)}${text}${end}`)
  const live = process.stdout.isTTY
  if (live) write('…', '\r')
  let told = 0
  const tell = (line: string) => {
    if (!live && performance.now() - told < 5_000) return
    told = performance.now()
    write(line.padEnd(60), live ? '\r' : '\n')
  }
  const result = await work(tell)
  const word = typeof result === 'string' && !result.includes('://') ? result : 'ready'
  write(`${word} (${((performance.now() - begun) / 1000).toFixed(1)} s)`.padEnd(60), '\n')
  return result
}

export function done(lines: string[]) {
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}
