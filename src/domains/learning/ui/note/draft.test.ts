import { expect, it } from 'vitest'
import { markOf } from '../../note-mark.ts'
import { LEFT_HERE, mergeDraft } from './draft.ts'

const saved = '昨日の文'

it('goes on with what was left in this browser', () => {
  expect(mergeDraft({ text: '昨日書いた文と今日', bases: [markOf(saved)] }, saved)).toBe('昨日書いた文と今日')
  expect(mergeDraft({ text: '', bases: [markOf(saved)] }, saved)).toBe('')
  expect(mergeDraft({ text: 'はじめて', bases: [markOf('')] }, '')).toBe('はじめて')
})

it('loses neither text when the note was changed elsewhere meanwhile', () => {
  const draft = { text: '電車で書いた', bases: [markOf('おとといの文')] }
  expect(mergeDraft(draft, saved)).toBe(`昨日の文\n\n${LEFT_HERE}\n電車で書いた`)
})

it('does not repeat what the saved note already holds', () => {
  expect(mergeDraft({ text: '昨日', bases: [7] }, saved)).toBe('昨日の文')
})

it('gives nobody their note twice who wrote on while it was saved and closed the tab before the answer', () => {
  expect(mergeDraft({ text: 'ＡＢＣ', bases: [markOf('')] }, 'ＡＢ')).toBe('ＡＢＣ')
  expect(mergeDraft({ text: '書きなおした文', bases: [markOf(''), markOf(saved)] }, saved)).toBe('書きなおした文')
})
