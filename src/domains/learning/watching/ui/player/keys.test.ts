import { describe, expect, it } from 'vitest'
import { commandOf, type Press } from './keys.ts'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  ...{ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, isComposing: false },
  ...more,
})

describe('a key in the player', () => {
  it.each([
    [' ', { do: 'toggle' }],
    ['K', { do: 'toggle' }],
    ['ArrowLeft', { do: 'seek', by: -10 }],
    ['l', { do: 'seek', by: 10 }],
    ['ArrowUp', { do: 'volume', by: 1 }],
    ['7', { do: 'jump', tenths: 7 }],
    ['.', { do: 'frame', by: 1 }],
    ['n', null],
    ['s', null],
    ['/', null],
    ['Enter', null],
  ])('%j means %j', (key, command) => expect(commandOf(press(key))).toEqual(command))

  it('goes to the next and the previous chapter only with shift', () => {
    expect(commandOf(press('N', { shiftKey: true }))).toEqual({ do: 'next' })
    expect(commandOf(press('P', { shiftKey: true }))).toEqual({ do: 'previous' })
  })

  it('shows the list on a question mark, wherever that lies on the keyboard', () => {
    expect(commandOf(press('?', { shiftKey: true }))).toEqual({ do: 'help' })
    expect(commandOf(press('?'))).toEqual({ do: 'help' })
  })

  it('does nothing with a modifier or while a word is composed', () => {
    expect(commandOf(press('f', { ctrlKey: true }))).toBeNull()
    expect(commandOf(press('ArrowLeft', { altKey: true }))).toBeNull()
    expect(commandOf(press(' ', { metaKey: true }))).toBeNull()
    expect(commandOf(press('k', { isComposing: true }))).toBeNull()
  })

  it('leaves only space and arrows to those who turned single keys off', () => {
    expect(commandOf(press('k'), true)).toBeNull()
    expect(commandOf(press('3'), true)).toBeNull()
    expect(commandOf(press('N', { shiftKey: true }), true)).toBeNull()
    expect(commandOf(press(' '), true)).toEqual({ do: 'toggle' })
    expect(commandOf(press('ArrowDown'), true)).toEqual({ do: 'volume', by: -1 })
  })
})
