import { openPlayer, type Player } from './player.ts'
import type { News, Order } from './words.ts'

/** The replay is painted here, so that the page stays free for who presses something in it. */
let player: Player | null = null
const tell = (news: News) => self.postMessage(news, { transfer: [] })

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  switch (data.say) {
    case 'open':
      return void openPlayer(data, tell).then(
        (opened) => (player = opened),
        () => tell({ say: 'failed' }),
      )
    case 'play':
      return player?.play(data.speed, data.length)
    case 'pause':
      return player?.pause()
    case 'seek':
      return player?.seek(data.at)
    case 'step':
      return player?.step(data.by)
  }
})
