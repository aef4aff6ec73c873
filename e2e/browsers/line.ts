import { connect, createServer, type Socket } from 'node:net'

/** A line between a browser and the house that can be cut: what is under way breaks, what comes is refused. */
export async function openLine(port: number, house: string) {
  const target = Number(new URL(house).port)
  const under = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      under.add(one)
      one.pipe(other)
      one.once('error', () => other.destroy()).once('close', () => under.delete(one) && other.destroy())
    }
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    cut() {
      isCut = true
      for (const socket of under) socket.destroy()
    },
    mend: () => void (isCut = false),
    close() {
      this.cut()
      server.close()
    },
  }
}
