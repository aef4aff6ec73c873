import type { Tx } from '#platform/db.ts'
import type { NewLayer } from './take-layer.ts'

export async function insertLayers(
  tx: Tx,
  { workId, version }: { workId: number; version: number },
  layers: readonly NewLayer[],
): Promise<void> {
  if (layers.length === 0) return
  await tx
    .insertInto('correction_layers')
    .values(layers.map((layer, index) => ({ work_id: workId, version, number: index + 1, ...layer })))
    .execute()
}
