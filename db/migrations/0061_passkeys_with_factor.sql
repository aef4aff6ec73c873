-- A passkey stands for the second factor only if that was shown when it was added: who has only a password adds none that does.
alter table passkeys add column with_factor boolean not null default false;
