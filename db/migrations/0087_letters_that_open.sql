-- Somebody asked for a letter that opens an account (a new password, a way in without one). Whether the address is a
-- member's is looked up later, by a job, so that no answer and no time it takes tells who is one.
create table letter_requests (
  id bigint generated always as identity constraint letter_requests_pkey primary key,
  kind text not null constraint letter_requests_kind check (kind in ('reset', 'sign-in')),
  email_key text not null,
  -- Where the link leads in the end, a path of this site.
  return_to text,
  asked_at timestamptz not null
);

-- `sign-in` opens the door once; `object` undoes a change of address, or stops one that still waits.
alter table email_links drop constraint email_links_purpose;
alter table email_links add constraint email_links_purpose
  check (purpose in ('confirm', 'reset', 'change', 'sign-in', 'object'));

-- The session began by the link of a letter: whoever holds it reads the member's mailbox.
alter table sessions add column by_letter_at timestamptz;
