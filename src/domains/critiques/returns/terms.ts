import type { DraftLayer } from '../layers/terms.ts'
import type { DraftMemo } from '../memos/terms.ts'
import type { DraftPin } from '../pins/terms.ts'

export const RETURN_COMMENT_MAX = 5_000
export const MOST_ITEMS = 50

/** A picture is its key in the store, a comment its words; a picture may carry a file. */
export type DraftItem = {
  type: 'image' | 'comment'
  value: string
  name: string
  fileKey: string | null
  fileName: string | null
}

/** What a return begins with: a picture and a comment, neither of which can be taken away. */
export const firstItems = (): DraftItem[] => [emptyItem('image'), emptyItem('comment')]
export const emptyItem = (type: DraftItem['type']): DraftItem => ({
  type,
  value: '',
  name: '',
  fileKey: null,
  fileName: null,
})
export const FIXED_ITEMS = 2

/** What lies on the learner's picture beside the items. */
export type DraftMarks = { pins: DraftPin[]; layers: DraftLayer[]; memo: DraftMemo | null }
export const noMarks: DraftMarks = { pins: [], layers: [], memo: null }
export type Draft = { items: DraftItem[]; marks: DraftMarks; version: number }
