import type { Leaving } from '#platform/manifest.ts'
import { personKey, rememberKey } from './persons/person-keys.ts'

export const leaving: Leaving = {
  lost: ['学生割引の登録', '未発送のギフトカード（お届けできなくなります）'],
  kept: ['無料体験やキャンペーンのお一人様一回限りのご利用を確かめるための、元に戻せない形に変えた記号'],
  /** Whoever comes back under this address is the same person, also where it was another when the trial began. */
  async erase(tx, house, { id, email }) {
    await rememberKey(tx, id, personKey(house, 'email', email), house.clock.now())
  },
}
