import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'

const drawn = (props: { open?: boolean; ready?: boolean }) =>
  renderToString(
    <Dialog open={false} {...props} onClose={() => {}} title="相談窓口">
      無料相談
    </Dialog>,
  )

describe('a dialog', () => {
  it('sends nothing of what it holds before somebody opens it', () => {
    expect(drawn({})).toMatch(/^<dialog[^>]*><\/dialog>$/)
    expect(drawn({ open: true })).toContain('無料相談')
  })

  it('is sent whole where it shall stand in the page from the beginning', () => {
    expect(drawn({ ready: true })).toContain('無料相談')
  })
})
