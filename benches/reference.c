/* Comemierda in C: random matches by C1-C31, four to eight seats, every option, and the same generator as
 * playouts.py, so that the same seed gives the same sum. Written for this, to show how far the compiled Python is
 * from what a compiler makes of plain C. The numbers of the rules are those of docs/games.md. */
#include <stdint.h>

#define CARDS 40
#define SEATS 8
#define OROS_RANK 10
#define PASS_ACTION 44

typedef int64_t i64;
typedef uint64_t u64;

static const i64 OROS = 1LL << 40, PASS = 1LL << 44, SINGLES = 0x1111111111LL, EVERY = (1LL << 44) - 1, THREES = 15;

typedef struct {
  i64 players, target, escalating, pass_locks_out, equal_may_be_played, first_lead_shows_three, blind_exchange,
      presidente_opens, no_finish_on_two_of_oros;
} Ruling;

typedef struct {
  i64 hands[SEATS], turn, lead_rank, lead_count, leader, passed, holding, finished, order, on_oros;
} Table;

static inline u64 next_random(u64 rng) {
  rng ^= (rng << 13) & 0xFFFFFFFFu;
  rng ^= rng >> 17;
  return rng ^ ((rng << 5) & 0xFFFFFFFFu);
}

static inline int pick_bit(u64 mask, u64 rng) {
  int skip = (int)(rng * (u64)__builtin_popcountll(mask) >> 32);
  while (skip--) mask &= mask - 1;
  return __builtin_ctzll(mask);
}

static inline int rank_at(int place) { return place == 1 ? OROS_RANK : (place % 10 + 8) % 10; }

static inline i64 with_card(i64 hand, int rank) {
  i64 nibble = 15LL << (4 * rank);
  return hand | ((hand << 1) & nibble) | (1LL << (4 * rank));
}

static inline i64 without(i64 hand, int rank, int count) {
  i64 nibble = 15LL << (4 * rank);
  return (hand & ~nibble) | (((hand & nibble) >> count) & nibble);
}

static inline int highest(i64 hand) { return (63 - __builtin_clzll((u64)hand)) >> 2; }

static inline int ranked(i64 ranking, int place) { return (int)(ranking >> (3 * place) & 7); }

/* The first of the seats after one of them, itself last (C1). */
static inline i64 next_of(i64 seats, i64 seat) {
  i64 beyond = seats >> (seat + 1);
  return beyond ? seat + 1 + __builtin_ctzll((u64)beyond) : __builtin_ctzll((u64)seats);
}

static u64 shuffle(i64 *deck, u64 rng) {
  for (int i = 0; i < CARDS; i++) deck[i] = i;
  for (int last = CARDS - 1; last > 0; last--) {
    rng = next_random(rng);
    int other = (int)(rng * (u64)(last + 1) >> 32);
    i64 card = deck[last];
    deck[last] = deck[other];
    deck[other] = card;
  }
  return rng;
}

/* C2, C3: the hands; the seat with the three of oros. */
static i64 deal(const Ruling *r, Table *t, i64 dealer, const i64 *deck) {
  i64 seat = dealer, holder = dealer;
  for (int i = 0; i < r->players; i++) t->hands[i] = 0;
  for (int i = 0; i < CARDS; i++) {
    if (++seat == r->players) seat = 0;
    t->hands[seat] = with_card(t->hands[seat], rank_at((int)deck[i]));
    if (deck[i] == 2) holder = seat;
  }
  return holder;
}

static inline void pass_over(Table *t, int giver, int receiver, int rank) {
  t->hands[giver] = without(t->hands[giver], rank, 1);
  t->hands[receiver] = with_card(t->hands[receiver], rank);
}

/* C20: the forced cards, then as many gifts by lot. */
static u64 exchange(const Ruling *r, Table *t, i64 ranking, u64 rng) {
  for (int place = 0; place < 2; place++) {
    int higher = ranked(ranking, place), lower = ranked(ranking, (int)r->players - 1 - place);
    i64 choice = t->hands[higher];
    for (int i = 0; i < 2 - place; i++) pass_over(t, lower, higher, highest(t->hands[lower]));
    if (!r->blind_exchange) choice = t->hands[higher];
    for (int i = 0; i < 2 - place; i++) {
      rng = next_random(rng);
      int rank = pick_bit((u64)(choice & (SINGLES | OROS)), rng) >> 2;
      choice = without(choice, rank, 1);
      pass_over(t, higher, lower, rank);
    }
  }
  return rng;
}

static inline void open_trick(Table *t, i64 seat) {
  t->turn = t->leader = seat;
  t->lead_rank = t->lead_count = t->passed = 0;
}

/* C5-C7. */
static inline i64 legal(const Ruling *r, const Table *t) {
  i64 hand = t->hands[t->turn];
  if (!t->lead_count) return hand;
  i64 beaten = 4 * t->lead_rank + (r->equal_may_be_played ? 0 : 4);
  return (hand & (SINGLES << (t->lead_count - 1) | OROS) & (EVERY & ~((1LL << beaten) - 1))) | PASS;
}

/* C8-C11. */
static inline void step(const Ruling *r, Table *t, int action) {
  i64 seat = t->turn;
  if (action == PASS_ACTION) {
    t->passed |= 1LL << seat;
    i64 asked = t->holding & ~t->passed & ~(1LL << t->leader);
    if (asked)
      t->turn = next_of(asked, seat);
    else
      open_trick(t, t->holding >> t->leader & 1 ? t->leader : next_of(t->holding, t->leader));
    return;
  }
  int rank = action >> 2, count = (action & 3) + 1;
  i64 hand = t->hands[seat] = without(t->hands[seat], rank, count);
  if (!hand) {
    t->holding &= ~(1LL << seat);
    t->order |= seat << (3 * t->finished++);
    if (rank == OROS_RANK) t->on_oros = seat;
    if (t->finished == r->players - 1) return;
  }
  if (!r->pass_locks_out) t->passed = 0;
  i64 asked = t->holding & ~t->passed & ~(1LL << seat);
  if (rank == OROS_RANK || !asked) {
    open_trick(t, hand ? seat : next_of(t->holding, seat));
    return;
  }
  t->lead_rank = rank;
  t->lead_count = count;
  t->leader = seat;
  t->turn = next_of(asked, seat);
}

/* C13. */
static i64 ranking_of(const Ruling *r, const Table *t) {
  i64 last = r->no_finish_on_two_of_oros ? t->on_oros : -1, ranking = 0;
  int place = 0;
  for (int i = 0; i < t->finished; i++) {
    i64 seat = ranked(t->order, i);
    if (seat != last) ranking |= seat << (3 * place++);
  }
  ranking |= (i64)__builtin_ctzll((u64)t->holding) << (3 * place);
  if (last >= 0) ranking |= last << (3 * place + 3);
  return ranking;
}

/* So many rounds, match after match; what comes out are plays, finished matches and the sum over how they ended. */
void playouts(const Ruling *r, i64 rounds, u64 rng, i64 *out) {
  i64 steps = 0, matches = 0, totals[SEATS] = {0}, deck[CARDS], dealer = 0, number = 0, ranking = 0;
  u64 check = 0;
  for (i64 round = 0; round < rounds; round++) {
    Table t;
    if (++number == 1) {
      rng = next_random(rng);
      dealer = (i64)(rng * (u64)r->players >> 32);
    } else {
      dealer = (dealer + 1) % r->players;
    }
    rng = shuffle(deck, rng);
    i64 opener = deal(r, &t, dealer, deck);
    if (number > 1) {
      rng = exchange(r, &t, ranking, rng);
      opener = ranked(ranking, r->presidente_opens ? 0 : (int)r->players - 1);
    }
    t.holding = (1LL << r->players) - 1;
    t.finished = t.order = 0;
    t.on_oros = -1;
    open_trick(&t, opener);
    i64 mask = legal(r, &t);
    if (number == 1 && r->first_lead_shows_three) mask &= THREES;
    for (;;) {
      rng = next_random(rng);
      step(r, &t, pick_bit((u64)mask, rng));
      steps++;
      if (t.finished == r->players - 1) break;
      mask = legal(r, &t);
    }
    ranking = ranking_of(r, &t);
    i64 times = !r->escalating || number <= 2 ? 1 : number <= 4 ? 2 : 3, best = -1000000;
    totals[ranked(ranking, 0)] += 2 * times;
    totals[ranked(ranking, 1)] += times;
    totals[ranked(ranking, (int)r->players - 1)] -= times;
    check = (check * 31 + (u64)ranking) & 0xFFFFFFFFu;
    for (int seat = 0; seat < r->players; seat++)
      if (totals[seat] > best) best = totals[seat];
    if (r->target && best >= r->target) {
      u64 winners = 0;
      for (int seat = 0; seat < r->players; seat++) {
        if (totals[seat] == best) winners |= 1u << seat;
        totals[seat] = 0;
      }
      check = (check * 31 + winners) & 0xFFFFFFFFu;
      matches++;
      number = 0;
    }
  }
  for (int seat = 0; seat < r->players; seat++) check = (check * 31 + (u64)totals[seat]) & 0xFFFFFFFFu;
  out[0] = steps;
  out[1] = matches;
  out[2] = (i64)check;
}
