import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'
import { galleryNames } from './terms.ts'

const gallery = z.enum(galleryNames, { error: 'ギャラリーを選んでください。' })

export const GalleryForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('upload'), gallery, table: textField({ max: 10_000, keep: true }).default('') }),
  z.object({ act: z.literal('before'), gallery, illust: idField }),
  z.object({ act: z.literal('remove'), gallery, illust: idField }),
])
