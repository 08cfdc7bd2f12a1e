/**
 * The database as the browser sees it (schema `public`), in the shape that supabase-js expects.
 * tests/db/database-types.test.ts compares it with the migrations.
 */
export type Database = {
  public: {
    Tables: {
      users: {
        Row: {
          id: string;
          email: string | null;
          prompt_usage_count: number;
          is_subscribed: boolean;
          is_premium: boolean;
          plan: string;
          premium_activated_at: string | null;
          premium_source: string | null;
        };
        Insert: {
          id: string;
          email?: string | null;
          prompt_usage_count?: number;
          is_subscribed?: boolean;
          is_premium?: boolean;
        };
        Update: {
          is_subscribed?: boolean;
          is_premium?: boolean;
          premium_activated_at?: string;
          premium_source?: string;
        };
        Relationships: [];
      };
      prompt_votes: {
        Row: { user_id: string; prompt_id: string; vote_type: string; created_at: string };
        Insert: { user_id: string; prompt_id: string; vote_type: string };
        Update: { user_id?: string; prompt_id?: string; vote_type?: string };
        Relationships: [
          {
            foreignKeyName: "prompt_votes_prompt_id_fkey";
            columns: ["prompt_id"];
            isOneToOne: false;
            referencedRelation: "prompts";
            referencedColumns: ["id"];
          },
        ];
      };
      own_prompts: {
        Row: { id: string; user_id: string; title: string; content: string; created_at: string };
        Insert: { title: string; content: string };
        Update: Record<string, never>;
        Relationships: [];
      };
      enhancements: {
        Row: {
          id: string;
          user_id: string;
          request_id: string;
          parent_id: string | null;
          original: string;
          content: string;
          created_at: string;
        };
        Insert: {
          request_id?: string;
          parent_id?: string;
          original: string;
          content: string;
          created_at?: string;
        };
        Update: Record<string, never>;
        Relationships: [];
      };
      saved_prompts: {
        Row: { id: string; user_id: string; prompt_id: string; created_at: string };
        Insert: { user_id: string; prompt_id: string };
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "saved_prompts_prompt_id_fkey";
            columns: ["prompt_id"];
            isOneToOne: false;
            referencedRelation: "prompts";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: {
      prompts: {
        Row: {
          id: string;
          title: string;
          content: string;
          category: string;
          is_premium: boolean;
          is_featured: boolean;
          like_count: number;
          dislike_count: number;
          created_at: string;
        };
        Relationships: [];
      };
    };
    Functions: {
      search_prompts: {
        Args: {
          p_search: string;
          p_group: string;
          p_category?: string | null;
          p_after_rank?: number | null;
          p_after_premium?: boolean | null;
          p_after_created_at?: string | null;
          p_after_id?: string | null;
          p_limit?: number;
        };
        Returns: {
          id: string;
          title: string;
          content: string;
          category: string;
          is_premium: boolean;
          is_featured: boolean;
          like_count: number;
          dislike_count: number;
          created_at: string;
          rank: number;
          total: number;
        }[];
      };
      suggest_search: {
        Args: { p_search: string; p_category?: string | null };
        Returns: string | null;
      };
    };
    Enums: Record<string, never>;
    CompositeTypes: Record<string, never>;
  };
};
