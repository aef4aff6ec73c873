import { expect, it } from 'vitest'
import { LEFT_HERE, markOf, mergeDraft } from './draft.ts'

const saved = '昨日の文'

it('goes on with what was left in this browser', () => {
  expect(mergeDraft({ text: '昨日書いた文と今日', base: markOf(saved) }, saved)).toBe('昨日書いた文と今日')
  expect(mergeDraft({ text: '', base: markOf(saved) }, saved)).toBe('')
  expect(mergeDraft({ text: 'はじめて', base: markOf('') }, '')).toBe('はじめて')
})

it('loses neither text when the note was changed elsewhere meanwhile', () => {
  const draft = { text: '電車で書いた', base: markOf('おとといの文') }
  expect(mergeDraft(draft, saved)).toBe(`昨日の文\n\n${LEFT_HERE}\n電車で書いた`)
})

it('does not repeat what the saved note already holds', () => {
  expect(mergeDraft({ text: '昨日', base: 7 }, saved)).toBe('昨日の文')
})
