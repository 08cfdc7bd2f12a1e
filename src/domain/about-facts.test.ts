import { expect, test } from "vitest";

import { factText, freePlaces, takenOver } from "./about-facts";

const fact = (value: string, position: number) => ({ id: value, label: "role", value, position });

test("a fact is said with its label, a free one as it is", () => {
  expect(factText(fact("nurse", 0))).toBe("role: nurse");
  expect(factText({ label: "other", value: "I use a Mac" })).toBe("I use a Mac");
});

test("a guest's facts take the free places of the account, without its own once more", () => {
  const account = [fact("nurse", 0), fact("teacher", 2)];
  expect(freePlaces(account)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
  expect(takenOver([fact("nurse", 0), fact("cook", 1), fact("pilot", 2)], account)).toEqual([
    fact("cook", 1),
    fact("pilot", 3),
  ]);
});

test("an account with ten facts takes no more", () => {
  const full = Array.from({ length: 10 }, (_, place) => fact(`${place}`, place));
  expect(takenOver([fact("cook", 0)], full)).toEqual([]);
});
