-- Searching the library: a case-insensitive substring of title or content (specification, section 5), ranked, and
-- quick at any size. What was measured stands in the README; `npm run bench:library` measures it again.
--
-- The search text of a premium body stands beside that body, behind the same row-level security. That of the
-- catalogue is made of titles, free prompts and teasers only: there is nothing in it for a locked reader to probe.

alter table library.prompts
  add column title_search text not null generated always as (lower(title)) stored,
  add column content_search text not null generated always as (lower(content)) stored;
alter table library.premium_bodies
  add column content_search text not null generated always as (lower(content)) stored;
-- Read far more often than the text itself: of the two, the text is the one to be compressed.
alter table library.prompts alter column content_search set storage main;
alter table library.premium_bodies alter column content_search set storage main;

-- The list pages and counts by key inside each group; a search through all titles reads the last index alone.
drop index library.prompts_by_group_and_age;
create index prompts_by_group_and_age on library.prompts (is_premium, created_at desc, id desc) where not is_featured;
create index prompts_featured_by_age on library.prompts (is_premium, created_at desc, id desc) where is_featured;
create index prompts_by_title on library.prompts (is_premium, created_at desc, id desc)
  include (category, title_search) where not is_featured;

-- Every Supabase project can have pg_trgm; the embedded database cannot, and does without: it holds a thousand prompts.
do $$
declare
  home text;
begin
  if not exists (select from pg_available_extensions where name = 'pg_trgm') then
    return;
  end if;
  create schema if not exists extensions;
  create extension if not exists pg_trgm with schema extensions;
  select e.extnamespace::regnamespace::text into home from pg_extension e where e.extname = 'pg_trgm';
  execute format(
    'create index prompts_by_trigram on library.prompts
       using gin (title_search %1$s.gin_trgm_ops, content_search %1$s.gin_trgm_ops)', home);
  execute format(
    'create index premium_bodies_by_trigram on library.premium_bodies
       using gin (content_search %s.gin_trgm_ops)', home);
end $$;

-- What a search may look at, for whoever asks: a subscriber reads the body in the teaser's place.
create view private.searched_prompts with (security_invoker = true) as
  select
    p.id, p.category, p.is_premium, p.is_featured, p.created_at, p.title_search,
    case
      when p.is_premium and (select private.has_premium())
      then coalesce((select b.content_search from library.premium_bodies b where b.prompt_id = p.id), p.content_search)
      else p.content_search
    end as content_search
  from library.prompts p;
revoke all on private.searched_prompts from anon, authenticated;

create function private.like_pattern(part text) returns text
language sql immutable set search_path = ''
as $$
  select '%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%';
$$;
revoke all on function private.like_pattern(text) from public, anon, authenticated;

-- The same text where no letter, digit or underscore goes on before or after it.
create function private.word_pattern(part text) returns text
language sql immutable set search_path = ''
as $$
  select case when part ~ '^\w' then '\m' else '' end
    || regexp_replace(part, '([^[:alnum:][:space:]_])', '\\\1', 'g')
    || case when part ~ '\w$' then '\M' else '' end;
$$;
revoke all on function private.word_pattern(text) from public, anon, authenticated;

-- The prompts of a group that contain the pattern, through the trigram indexes. The functions here run with the
-- owner's rights because a policy that asks who the reader is keeps `like` from using an index
-- (https://www.postgresql.org/docs/current/rules-privileges.html); the view above asks the same question.
create function private.hits_by_index(
  pattern text, wanted_group text, wanted_category text, most integer
) returns uuid[]
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan set enable_seqscan = off set jit = off
as $$
declare
  reads_bodies boolean := private.has_premium();
begin
  return array(
    select p.id
    from private.searched_prompts p
    where p.id in (
        select t.id
        from library.prompts t
        where t.title_search like pattern
          or (t.content_search like pattern and not (reads_bodies and wanted_group = 'premium'))
        union
        select b.prompt_id
        from library.premium_bodies b
        where reads_bodies and wanted_group <> 'free' and b.content_search like pattern
      )
      and p.is_featured = (wanted_group = 'featured')
      and (wanted_group = 'featured' or p.is_premium = (wanted_group = 'premium'))
      and (wanted_category is null or p.category = wanted_category)
      and (p.title_search like pattern or p.content_search like pattern)
    limit most);
end;
$$;
revoke all on function private.hits_by_index(text, text, text, integer) from public, anon, authenticated;

-- The same by reading the group from its newest prompt on until there are enough: the way for what is common.
create function private.hits_by_age(
  pattern text, wanted_group text, wanted_category text, most integer
) returns uuid[]
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan set enable_sort = off set jit = off
as $$
begin
  return array(
    select p.id
    from (
      select t.id, t.title_search, t.content_search
      from private.searched_prompts t
      where t.is_featured = (wanted_group = 'featured')
        and (wanted_group = 'featured' or t.is_premium = (wanted_group = 'premium'))
        and (wanted_category is null or t.category = wanted_category)
      order by t.is_premium, t.created_at desc, t.id desc
      offset 0
    ) p
    where p.title_search like pattern or p.content_search like pattern
    limit most);
end;
$$;
revoke all on function private.hits_by_age(text, text, text, integer) from public, anon, authenticated;

-- All prompts of a group that contain the text, or `most` of them. The newest 500 tell how common it is: from about
-- one in twelve on, reading on is quicker than the index; where each body is looked up, from twice that.
create function private.hits(
  part text, wanted_group text, wanted_category text, most integer
) returns uuid[]
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  pattern text := private.like_pattern(part);
  sample_size constant integer := 500;
  common_in_sample integer := case when wanted_group = 'premium' and private.has_premium() then 80 else 40 end;
  sample_hits uuid[];
  sampled integer;
begin
  select coalesce(array_agg(s.id) filter (where s.title_search like pattern or s.content_search like pattern), '{}'),
         count(*)
    into sample_hits, sampled
  from (
    select t.id, t.title_search, t.content_search
    from private.searched_prompts t
    where t.is_featured = (wanted_group = 'featured')
      and (wanted_group = 'featured' or t.is_premium = (wanted_group = 'premium'))
      and (wanted_category is null or t.category = wanted_category)
    order by t.is_premium, t.created_at desc, t.id desc
    limit sample_size
  ) s;
  if sampled < sample_size then
    return sample_hits;
  elsif cardinality(sample_hits) < common_in_sample
    -- Fewer than three letters in a row are no trigram.
    and part ~ '[[:alnum:]]{3}' and to_regclass('library.prompts_by_trigram') is not null
  then
    return private.hits_by_index(pattern, wanted_group, wanted_category, most);
  else
    return private.hits_by_age(pattern, wanted_group, wanted_category, most);
  end if;
end;
$$;
revoke all on function private.hits(text, text, text, integer) from public, anon, authenticated;

-- One page of a search within a group, as ids: titles (1, 2) before contents (3, 4), whole words (1, 3) before parts of
-- words, then free before premium, newest first. Up to 1,000 matches are counted and ranked; of more, `total` is
-- 1,001, and matches in the content alone share one rank (5), because telling them apart would read them all.
create function private.find_prompts(
  p_search text, p_group text, p_category text,
  p_after_rank integer, p_after_premium boolean, p_after_created_at timestamptz, p_after_id uuid, p_limit integer
) returns table (id uuid, rank integer, total integer)
language plpgsql stable security definer rows 24 set search_path = ''
set plan_cache_mode = force_custom_plan set jit = off
as $$
#variable_conflict use_column
declare
  counted_most constant integer := 1000;
  part text := lower(p_search);
  pattern text := private.like_pattern(part);
  word text := private.word_pattern(part);
  found_ids uuid[] := private.hits(part, p_group, p_category, counted_most + 1);
  hit_count integer := cardinality(found_ids);
  tier integer := 0;
  left_over integer := least(greatest(p_limit, 1), 100);
  returned integer;
begin
  if hit_count <= counted_most then
    return query
      select r.id, r.rank, hit_count
      from (
        select
          p.id, p.is_premium, p.created_at,
          case
            when p.title_search like pattern then case when p.title_search ~ word then 1 else 2 end
            when p.content_search ~ word then 3
            else 4
          end as rank
        from private.searched_prompts p
        where p.id = any (found_ids)
      ) r
      where p_after_id is null
        or (r.rank, r.is_premium) > (p_after_rank, p_after_premium)
        or ((r.rank, r.is_premium) = (p_after_rank, p_after_premium)
          and (r.created_at, r.id) < (p_after_created_at, p_after_id))
      order by r.rank, r.is_premium, r.created_at desc, r.id desc
      limit left_over;
    return;
  end if;

  foreach tier in array array[1, 2] loop
    continue when p_after_rank > tier;
    return query
      select p.id, tier, hit_count
      from private.searched_prompts p
      where p.is_featured = (p_group = 'featured')
        and (p_group = 'featured' or p.is_premium = (p_group = 'premium'))
        and (p_category is null or p.category = p_category)
        and p.title_search like pattern
        and (p.title_search ~ word) = (tier = 1)
        and (
          p_after_rank is distinct from tier
          or p.is_premium > p_after_premium
          or (p.is_premium = p_after_premium and (p.created_at, p.id) < (p_after_created_at, p_after_id))
        )
      order by p.is_premium, p.created_at desc, p.id desc
      limit left_over;
    get diagnostics returned = row_count;
    left_over := left_over - returned;
    if left_over = 0 then
      return;
    end if;
  end loop;

  return query
    select p.id, 5, hit_count
    from (
      select t.id, t.title_search, t.content_search
      from private.searched_prompts t
      where t.is_featured = (p_group = 'featured')
        and (p_group = 'featured' or t.is_premium = (p_group = 'premium'))
        and (p_category is null or t.category = p_category)
        -- An index condition, where the group is of one kind.
        and (p_after_rank is distinct from 5 or p_group = 'featured' or t.created_at <= p_after_created_at)
        and (
          p_after_rank is distinct from 5
          or t.is_premium > p_after_premium
          or (t.is_premium = p_after_premium and (t.created_at, t.id) < (p_after_created_at, p_after_id))
        )
      order by t.is_premium, t.created_at desc, t.id desc
      offset 0
    ) p
    where p.title_search not like pattern and p.content_search like pattern
    limit left_over;
end;
$$;
revoke all on function private.find_prompts(text, text, text, integer, boolean, timestamptz, uuid, integer)
  from public;
-- It answers with ids and ranks, and about bodies to subscribers only. It is reached through the function below,
-- whose body is parsed here (`begin atomic`): who calls that one needs no usage of this schema.
grant execute on function private.find_prompts(text, text, text, integer, boolean, timestamptz, uuid, integer)
  to anon, authenticated;

-- One page of a search within a group ('featured', 'free' or 'premium'), after the row that the p_after parameters
-- describe. The rows are those of the view `prompts`, read with the caller's rights.
create function public.search_prompts(
  p_search text, p_group text, p_category text default null,
  p_after_rank integer default null, p_after_premium boolean default null,
  p_after_created_at timestamptz default null, p_after_id uuid default null,
  p_limit integer default 24
) returns table (
  id uuid, title text, content text, category text, is_premium boolean, is_featured boolean,
  like_count integer, dislike_count integer, created_at timestamptz, rank integer, total integer
)
language sql stable set search_path = ''
begin atomic
  select p.id, p.title, p.content, p.category, p.is_premium, p.is_featured, p.like_count, p.dislike_count, p.created_at,
    f.rank, f.total
  from private.find_prompts(
    p_search, p_group, p_category, p_after_rank, p_after_premium, p_after_created_at, p_after_id, p_limit
  ) f
  join public.prompts p on p.id = f.id
  order by f.rank, p.is_premium, p.created_at desc, p.id desc;
end;
revoke all on function
  public.search_prompts(text, text, text, integer, boolean, timestamptz, uuid, integer) from public;
grant execute on function
  public.search_prompts(text, text, text, integer, boolean, timestamptz, uuid, integer) to anon, authenticated;
