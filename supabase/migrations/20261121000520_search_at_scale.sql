-- The search keeps its answers and loses its slow cases: with 100,000 prompts a part of a word took up to 90 ms, two
-- letters or a sign that stand nowhere up to 190 ms. `npm run bench:library` measures it, the README has the figures.

-- Every pair of neighbouring characters in a text, and each character that is neither a letter from a to z nor a space:
-- what trigrams, which need three letters or digits in a row, cannot tell. Twice every second pair, because the pieces
-- that one pass cuts do not overlap. Chr(1) parts them. There may be a last piece of one character, which does no harm.
create function private.pairs_of(whole text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select string_to_array(
      regexp_replace(whole, '(..)', '\1' || chr(1), 'g') || chr(1)
        || regexp_replace(substr(whole, 2), '(..)', '\1' || chr(1), 'g'),
      chr(1))
    || string_to_array(translate(whole, 'abcdefghijklmnopqrstuvwxyz ', ''), null);
$$;
revoke all on function private.pairs_of(text) from public, anon, authenticated;

-- Those of them that a text which contains the part has for certain; none for one letter, which is never rare.
create function private.pairs_in(part text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when char_length(part) > 1 then array(
      select distinct substr(part, place, 2) from generate_series(1, char_length(part) - 1) as place)
    when part ~ '[a-z ]' then '{}'
    else array[part]
  end;
$$;
revoke all on function private.pairs_in(text) from public, anon, authenticated;

-- One index for each group: the texts of free prompts are long, the teasers of premium ones short, so what is common in
-- the ones is rare in the others. Without statistics, because collecting them would compute all pairs again.
do $$
declare
  home text;
begin
  select e.extnamespace::regnamespace::text into home from pg_extension e where e.extname = 'pg_trgm';
  if home is null then
    return;
  end if;
  drop index if exists library.prompts_by_trigram;
  execute format(
    'create index free_prompts_by_trigram on library.prompts
       using gin (title_search %1$s.gin_trgm_ops, content_search %1$s.gin_trgm_ops) where not is_premium;
     create index premium_prompts_by_trigram on library.prompts
       using gin (title_search %1$s.gin_trgm_ops, content_search %1$s.gin_trgm_ops) where is_premium', home);
  create index free_prompts_by_pair on library.prompts
    using gin ((private.pairs_of(title_search || ' ' || content_search)) collate "C") where not is_premium;
  create index premium_prompts_by_pair on library.prompts
    using gin ((private.pairs_of(title_search || ' ' || content_search)) collate "C") where is_premium;
  create index premium_bodies_by_pair on library.premium_bodies using gin ((private.pairs_of(content_search)) collate "C");
  alter index library.free_prompts_by_pair alter column 1 set statistics 0;
  alter index library.premium_prompts_by_pair alter column 1 set statistics 0;
  alter index library.premium_bodies_by_pair alter column 1 set statistics 0;
end $$;

-- The prompts of a group that contain the pattern, through the trigram indexes or, where pairs are given, through those;
-- it stops as soon as there are enough. For a subscriber the bodies come first: often they alone are enough. Why these
-- functions run with the owner's rights is told in 20261121000500_library_search.sql.
drop function private.hits_by_index(text, text, text, integer);
create function private.hits_by_index(
  pattern text, pairs text[], wanted_group text, wanted_category text, most integer
) returns uuid[]
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan set enable_seqscan = off set jit = off
as $$
declare
  reads_bodies constant boolean := wanted_group = 'premium' and private.has_premium();
  in_bodies uuid[] := '{}';
begin
  if reads_bodies then
    in_bodies := array(
      select b.prompt_id
      from (
        select t.prompt_id, t.content_search
        from library.premium_bodies t
        where (pairs is not null or t.content_search like pattern)
          and (pairs is null or private.pairs_of(t.content_search) collate "C" @> pairs)
        offset 0
      ) b
      where b.content_search like pattern
        and exists (
          select from library.prompts p
          where p.id = b.prompt_id and p.is_premium and not p.is_featured
            and (wanted_category is null or p.category = wanted_category)
          offset 0)
      limit most);
  end if;
  if cardinality(in_bodies) = most then
    return in_bodies;
  end if;
  return array(
    select unnest(in_bodies)
    union
    (
      select p.id
      from (
        select t.id, t.category, t.is_featured, t.title_search, t.content_search
        from library.prompts t
        where t.is_premium = (wanted_group = 'premium')
          and (pairs is not null or t.title_search like pattern or t.content_search like pattern)
          and (pairs is null or private.pairs_of(t.title_search || ' ' || t.content_search) collate "C" @> pairs)
        offset 0
      ) p
      where not p.is_featured and (wanted_category is null or p.category = wanted_category)
        and (
          p.title_search like pattern
          or (p.content_search like pattern
            and not (reads_bodies and exists (select from library.premium_bodies b where b.prompt_id = p.id)))
        )
      limit most
    )
    limit most);
end;
$$;
revoke all on function private.hits_by_index(text, text[], text, text, integer) from public, anon, authenticated;

-- All prompts of a group that contain the text, or `most` of them. The newest 500 tell how common it is: from about
-- one in five on, reading on is as quick as the index.
create or replace function private.hits(
  part text, wanted_group text, wanted_category text, most integer
) returns uuid[]
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  pattern text := private.like_pattern(part);
  sample_size constant integer := 500;
  common_in_sample constant integer := 100;
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
  elsif cardinality(sample_hits) >= common_in_sample or wanted_group = 'featured'
    or to_regclass('library.free_prompts_by_pair') is null
  then
    return private.hits_by_age(pattern, wanted_group, wanted_category, most);
  -- Fewer than three letters in a row are no trigram.
  elsif part ~ '[[:alnum:]]{3}' then
    return private.hits_by_index(pattern, null, wanted_group, wanted_category, most);
  -- Chr(1) parts the pairs in their index.
  elsif private.pairs_in(part) <> '{}' and strpos(part, chr(1)) = 0 then
    return private.hits_by_index(pattern, private.pairs_in(part), wanted_group, wanted_category, most);
  else
    return private.hits_by_age(pattern, wanted_group, wanted_category, most);
  end if;
end;
$$;

-- The prompts of a group whose title contains the pattern, or `most` of them, from an index that has the titles.
create function private.title_hits(
  pattern text, wanted_group text, wanted_category text, most integer
) returns uuid[]
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan set enable_seqscan = off set random_page_cost = 1.1 set jit = off
as $$
begin
  return array(
    select p.id
    from library.prompts p
    where p.is_featured = (wanted_group = 'featured')
      and (wanted_group = 'featured' or p.is_premium = (wanted_group = 'premium'))
      and (wanted_category is null or p.category = wanted_category)
      and p.title_search like pattern
    limit most);
end;
$$;
revoke all on function private.title_hits(text, text, text, integer) from public, anon, authenticated;

-- One page of a search within a group, as ids: titles (1, 2) before contents (3, 4), whole words (1, 3) before parts of
-- words, then free before premium, newest first. Up to 1,000 matches are counted and ranked; of more, `total` is
-- 1,001, and matches in the content alone share one rank (5), because telling them apart would read them all.
create or replace function private.find_prompts(
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
  -- All of them, or those that are found in the title.
  ranked_ids uuid[] := found_ids;
  tier integer := 0;
  left_over integer := least(greatest(p_limit, 1), 100);
  returned integer;
begin
  if hit_count > counted_most then
    ranked_ids := case when p_after_rank > 2 then '{}'
      else private.title_hits(pattern, p_group, p_category, counted_most + 1) end;
  end if;
  if cardinality(ranked_ids) <= counted_most then
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
        where p.id = any (ranked_ids)
      ) r
      where p_after_id is null
        or (r.rank, r.is_premium) > (p_after_rank, p_after_premium)
        or ((r.rank, r.is_premium) = (p_after_rank, p_after_premium)
          and (r.created_at, r.id) < (p_after_created_at, p_after_id))
      order by r.rank, r.is_premium, r.created_at desc, r.id desc
      limit left_over;
    get diagnostics returned = row_count;
    left_over := left_over - returned;
  else
    foreach tier in array array[1, 2] loop
      continue when p_after_rank > tier or left_over = 0;
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
    end loop;
  end if;
  if hit_count <= counted_most or left_over = 0 then
    return;
  end if;

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
