import { Dialog } from '#ui/dialog.tsx'
import { Terms } from './terms.tsx'

export function TermsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="アンバサダー規約" size="large">
      {/* Reached by the keyboard, so that it can be scrolled by it. */}
      <div tabIndex={0} role="region" aria-label="規約の本文">
        <Terms />
      </div>
    </Dialog>
  )
}
