import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'

/** Leaves nothing behind. */
export const StopForm = () => (
  <PostForm action={href('/users/complete_registration')} className="grid justify-items-center">
    <input type="hidden" name="act" value="stop" />
    <Button type="submit" look="quiet" size="small">
      手続きをやめる
    </Button>
  </PostForm>
)
