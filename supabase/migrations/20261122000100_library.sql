alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
-- PostgreSQL lets everyone execute a new function, and a Supabase project grants its three API roles every new object in
-- `public`. From here on nothing is reachable until a grant says so.

-- The prompt library: what everyone may read, and what only subscribers may.
--
-- `library` and `private` are not exposed over HTTP (config.toml, [api].schemas). The browser reads the view
-- `public.prompts`; a premium body is in a table of its own behind row-level security, so a locked reader's query can
-- never contain it, whatever it selects, filters, or orders by.
--
-- No role gets usage of these two schemas: the view, the policies, and the triggers refer to their objects directly,
-- and what roles may call in them runs as its owner. Without usage, a grant made there by mistake reaches no one.
create schema library;
create schema private;
grant usage on schema public to anon, authenticated, service_role;

-- What one request may cost. PostgREST passes on whatever a caller filters by, regular expressions included, which can
-- run without end, and it applies these settings of a role to each request. They are a hosted project's own defaults.
-- Where the roles are somebody else's, their limits are too.
do $$
begin
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
  notify pgrst, 'reload config';
exception when insufficient_privilege then
  raise notice 'The roles anon and authenticated keep their time limits: %', sqlerrm;
end $$;

-- Every function in `public` asks one of these two about every text it is given, before it does anything with it.
create function private.is_any_longer(most integer, variadic given text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_or(char_length(g.text) > most), false) from unnest(given) as g(text);
$$;

-- For what only our own functions call: no key, hash, or payment record of theirs comes near this length.
create function private.refuse_long(variadic given text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if private.is_any_longer(2000, variadic given) then
    raise sqlstate '22001' using message = 'An argument is too long.';
  end if;
end;
$$;

create table library.prompts (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (char_length(title) between 1 and 300),
  -- The full text of a free prompt; a short teaser of a premium one.
  content text not null check (char_length(content) > 0),
  -- What a reader gets, in one line beside the title.
  gets text not null default '' check (char_length(gets) <= 200),
  -- What readers type who look for it. Never shown; public all the same, so that a premium prompt's say no more than
  -- title and teaser.
  phrases text[] not null default '{}',
  category text not null check (
    category in (
      'Writing', 'Programming', 'Money-Making', 'Study Skills', 'Marketing', 'Productivity', 'Career',
      'Mindset', 'Content Creation', 'AI Tools', 'Relationships', 'Health', 'Technology', 'Creative'
    )
  ),
  is_premium boolean not null,
  is_featured boolean not null default false,
  like_count integer not null default 0 check (like_count >= 0),
  dislike_count integer not null default 0 check (dislike_count >= 0),
  created_at timestamptz not null default now(),
  -- What a search reads. It is made of titles, free prompts, and teasers only, so there is nothing in it for a locked
  -- reader to probe.
  title_search text not null generated always as (lower(title)) stored,
  content_search text not null generated always as (lower(content)) stored,
  constraint premium_content_is_a_teaser check (not is_premium or char_length(content) <= 200)
);

-- The list pages by key inside each group, newest first; `id` breaks ties.
create index prompts_by_group_and_age on library.prompts (is_premium, created_at desc, id desc) where not is_featured;
create index prompts_featured_by_age on library.prompts (is_premium, created_at desc, id desc) where is_featured;
create index prompts_by_category on library.prompts (category, is_premium, created_at desc, id desc);

create table library.premium_bodies (
  prompt_id uuid primary key references library.prompts (id) on delete cascade,
  content text not null check (char_length(content) > 0),
  content_search text not null generated always as (lower(content)) stored
);

-- Search text is read far more often than the text itself, so of the two the text is the one to compress.
alter table library.prompts alter column content_search set storage main;
alter table library.premium_bodies alter column content_search set storage main;

alter table library.prompts enable row level security;
alter table library.premium_bodies enable row level security;

grant select on library.prompts, library.premium_bodies to anon, authenticated, service_role;

-- Titles, teasers, and free prompts are public by design. The policy on premium bodies comes with the entitlement.
create policy "everyone reads the catalogue" on library.prompts
  for select to anon, authenticated using (true);

-- A scalar sub-select instead of a join keeps the view embeddable (saved_prompts -> prompts).
create view public.prompts with (security_invoker = true) as
  select
    p.id,
    p.title,
    coalesce((select b.content from library.premium_bodies b where b.prompt_id = p.id), p.content) as content,
    p.gets,
    p.category,
    p.is_premium,
    p.is_featured,
    p.like_count,
    p.dislike_count,
    p.created_at
  from library.prompts p;

grant select on public.prompts to anon, authenticated, service_role;
