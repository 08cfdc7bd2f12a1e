import { shouldShowPremiumDivider } from "@/domain/prompt-list";

import type { LibraryReader } from "./library-reader";
import { PremiumDivider } from "./premium-divider";
import { type PromptGroup, promptsOf } from "./prompt-group";
import { PromptSection } from "./prompt-section";

export type PromptGroups = { featured: PromptGroup; free: PromptGroup; premium: PromptGroup };

type PromptSectionsProps = {
  groups: PromptGroups;
  reader: LibraryReader;
  headingLevel: 2 | 3;
};

/** The library's sections in their order: specification, section 2. */
export function PromptSections({ groups, reader, headingLevel }: PromptSectionsProps) {
  const { entitlement } = reader;
  const hasDivider = shouldShowPremiumDivider(
    { free: promptsOf(groups.free), premium: promptsOf(groups.premium) },
    entitlement,
  );
  const shared = { reader, headingLevel };
  return (
    <div className="grid gap-12">
      <PromptSection {...shared} title="Curated Prompts" group={groups.featured} />
      <PromptSection {...shared} title="Free Prompts" group={groups.free} isCountShown />
      {hasDivider && <PremiumDivider />}
      <PromptSection
        {...shared}
        title={entitlement.tier === "premium" ? "Premium Prompts (Unlocked)" : "Premium Prompts"}
        group={groups.premium}
        isCountShown
      />
    </div>
  );
}
