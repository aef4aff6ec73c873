import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { layerLimits } from './terms.ts'

const key = z.string().max(300)

export const LayersForm = z
  .array(
    z.object({
      key: key.min(1),
      name: textField({
        required: 'レイヤーの名前を入力してください。',
        max: layerLimits.name,
        tooLong: `レイヤーの名前は${layerLimits.name}文字以内で入力してください。`,
      }),
    }),
  )
  .max(layerLimits.layers)
export type SentLayer = z.output<typeof LayersForm>[number]

export const DraftLayers = z
  .array(z.object({ key, file: z.string().max(300), name: z.string().max(2 * layerLimits.name) }))
  .max(layerLimits.layers)
